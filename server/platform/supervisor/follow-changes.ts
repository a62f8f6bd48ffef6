import { watch } from 'node:fs';
import { join } from 'node:path';
import { buildTool } from './bundle.ts';
import type { Child } from './child.ts';

/** Restarts the processes and rebuilds the upload tool when their files change; the pages reload by themselves. */
export function followChanges(root: string, children: readonly Child[], say: (sentence: string) => void): void {
  const onChange = (folders: string[], act: () => void) => {
    let timer: NodeJS.Timeout | undefined;
    for (const folder of folders)
      watch(join(root, folder), { recursive: true }, () => {
        clearTimeout(timer);
        timer = setTimeout(act, 200);
      });
  };
  onChange(['contract', 'server', 'studio'], () => children.forEach((child) => child.restart()));
  onChange(['contract', 'uploader'], () => void buildTool(root).catch((error: Error) => say(error.message)));
}
