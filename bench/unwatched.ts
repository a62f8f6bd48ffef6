import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { browserOptions } from '../tools/browser.ts';

type Send = <Result>(method: string, params?: object) => Promise<Result>;

export interface UnwatchedPage {
  send: Send;
  evaluate<Result, Argument>(
    run: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>;
  /** Polls at intervals, because constant polling would disturb a page that is measured. */
  until<Argument>(isSo: (argument: Argument) => boolean, argument: Argument): Promise<void>;
  chooseFile(selector: string, file: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * A Chromium without network listeners. Playwright has them, and then every request body is copied for it, which makes
 * uploads eight times slower.
 */
export async function startUnwatched() {
  const folder = mkdtempSync(join(tmpdir(), 'framehall-browser-'));
  const { executablePath = '', args = [] } = browserOptions('--remote-debugging-port=0', `--user-data-dir=${folder}`);
  const child = spawn(executablePath, [...args, 'about:blank'], { stdio: 'ignore' });
  const file = join(folder, 'DevToolsActivePort');
  while (!existsSync(file) || readFileSync(file, 'utf8') === '') await sleep(50);
  const url = `http://127.0.0.1:${readFileSync(file, 'utf8').split('\n')[0]}/json`;
  return {
    open: () => openPage(url),
    async close() {
      child.kill();
      await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function openPage(url: string): Promise<UnwatchedPage> {
  const opened = await fetch(`${url}/new?about:blank`, { method: 'PUT' });
  const { id, webSocketDebuggerUrl } = (await opened.json()) as { id: string; webSocketDebuggerUrl: string };
  const socket = new WebSocket(webSocketDebuggerUrl);
  await once(socket, 'open');
  const send = sender(socket);
  const evaluate: UnwatchedPage['evaluate'] = async (run, argument) => {
    const expression = `(${run.toString()})(${JSON.stringify(argument)})`;
    const { result, exceptionDetails } = await send<{ result: { value: never }; exceptionDetails?: object }>(
      'Runtime.evaluate',
      { expression, awaitPromise: true, returnByValue: true },
    );
    if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
    return result.value;
  };
  return {
    send,
    evaluate,
    async until(isSo, argument) {
      const began = performance.now();
      while (!(await evaluate(isSo, argument))) {
        if (performance.now() - began > 60_000) throw new Error(`never: ${isSo.toString()}`);
        await sleep(250);
      }
    },
    async chooseFile(selector, file) {
      const { root } = await send<{ root: { nodeId: number } }>('DOM.getDocument', { depth: 0 });
      const { nodeId } = await send<{ nodeId: number }>('DOM.querySelector', { nodeId: root.nodeId, selector });
      await send('DOM.setFileInputFiles', { files: [file], nodeId });
    },
    async close() {
      socket.close();
      await fetch(`${url}/close/${id}`);
    },
  };
}

function sender(socket: WebSocket): Send {
  interface Reply {
    id?: number;
    result?: never;
    error?: object;
  }
  const waiting = new Map<number, (reply: Reply) => void>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const reply = JSON.parse(String(data)) as Reply;
    if (reply.id !== undefined) waiting.get(reply.id)?.(reply);
  });
  return (method, params = {}) =>
    new Promise((resolve, reject) => {
      const id = ++last;
      waiting.set(id, ({ result, error }) => {
        waiting.delete(id);
        if (error) reject(new Error(`${method}: ${JSON.stringify(error)}`));
        else resolve(result as never);
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
}
