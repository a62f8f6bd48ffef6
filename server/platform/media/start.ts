import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, closeSync, fchmodSync, fstatSync, openSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Model } from './embedding/model.ts';
import type { ModelSettings } from './embedding/settings.ts';
import { CHILD, findSandbox, PATH_ONLY, ROOT } from './sandbox.ts';
import type { FileKind } from './steps.ts';

interface Started {
  child: ChildProcess;
  /** The end of its output on standard error. */
  complaint(): string;
}

const READABLE = ['server/platform/media', 'contract', 'node_modules', 'package.json'];
const KEPT_CHARACTERS = 500;
const FILE_DESCRIPTOR = 4;

/** Lets the child read our code and the file, write into its folder, and start no process. */
function nodeArguments(file: string, outputDir: string, { kind, prepare, model }: Options): string[] {
  const code = READABLE.map((path) => join(ROOT, path)).flatMap((path) => [path, realpathSync(path)]);
  const readable = [...code, file, `${outputDir}/*`];
  return [
    '--permission',
    '--allow-addons',
    ...readable.map((path) => `--allow-fs-read=${path}`),
    `--allow-fs-write=${outputDir}/*`,
    '--max-old-space-size=512',
    '--disable-warning=SecurityWarning',
    CHILD,
    kind,
    file,
    prepare ?? '',
    model ? JSON.stringify(settingsOf(model)) : '',
  ];
}

interface Options {
  kind: FileKind;
  file: string;
  outputDir: string;
  prepare?: string;
  model?: Model;
}

export async function startChild(options: Options): Promise<Started> {
  const { prefix, uid } = await findSandbox();
  const [path, outputDir] = [resolve(options.file), resolve(options.outputDir)];
  const original = openSync(path, 'r');
  const ofModel: number[] = [];
  try {
    for (const name of modelFiles(options)) ofModel.push(openSync(name, 'r'));
    if (uid !== undefined) openFor(uid, original, outputDir);
    // Another user may be unable to reach the file by path, so the child gets it as an open descriptor.
    const file = uid === undefined ? path : `/proc/self/fd/${FILE_DESCRIPTOR}`;
    const [command = '', ...args] = [...prefix, process.execPath, ...nodeArguments(file, outputDir, options)];
    const child = spawn(command, args, {
      cwd: outputDir,
      env: { ...PATH_ONLY, TMPDIR: outputDir },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc', original, ...ofModel],
    });
    return { child, complaint: lastWords(child) };
  } finally {
    for (const descriptor of [original, ...ofModel]) closeSync(descriptor);
  }
}

/** In the order of `MODEL_DESCRIPTORS`. The child reads what it inherits, so the model's folder may be closed to it. */
function modelFiles({ kind, model }: Options): string[] {
  if (!model) return [];
  return kind === 'words' ? [model.textFile, model.tokenizerFile] : [model.imageFile];
}

function settingsOf({ dimension, image, text }: Model): ModelSettings {
  return { dimension, image, text };
}

function openFor(uid: number, original: number, outputDir: string): void {
  chownSync(outputDir, uid, uid);
  const { mode } = fstatSync(original);
  if ((mode & 0o004) === 0) fchmodSync(original, (mode & 0o777) | 0o004);
}

function lastWords(child: ChildProcess): () => string {
  let text = '';
  child.stderr?.on('data', (chunk: Buffer) => (text = (text + chunk.toString()).slice(-KEPT_CHARACTERS)));
  return () => text.trim();
}
