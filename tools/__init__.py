"""Development tools: fake Discord, benchmarks, conformance kit."""
