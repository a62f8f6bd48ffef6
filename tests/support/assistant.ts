import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { onTestFinished } from 'vitest';

/** An assistant that has started an MCP server with these settings; both end with the test. */
export async function openAssistant(program: string, env: Record<string, string>): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  onTestFinished(() => client.close());
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [program], env }));
  return client;
}

export async function call(client: Client, name: string, input: Record<string, unknown> = {}) {
  const { content, isError } = await client.callTool({ name, arguments: input });
  const [part] = content as { type: string; text: string }[];
  return { isError: isError === true, text: part?.text ?? '' };
}

/** What a tool returns when all is well. */
export async function ask(client: Client, name: string, input: Record<string, unknown> = {}): Promise<unknown> {
  const { isError, text } = await call(client, name, input);
  if (isError) throw new Error(text);
  return JSON.parse(text);
}
