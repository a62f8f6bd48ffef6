#!/usr/bin/env node
// The MCP server: an assistant starts it and talks to it over standard input and output.
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { connect } from '../client.ts';
import { makeServer } from './server.ts';
import { readSettings } from './settings.ts';

const settings = readSettings(process.env);
if (typeof settings === 'string') {
  // Standard output belongs to the protocol; assistants show what comes here in their log.
  process.stderr.write(`framehall-mcp: ${settings}\n`);
  process.exitCode = 1;
} else {
  await makeServer({ framehall: connect(settings), url: settings.url }).connect(new StdioServerTransport());
}
