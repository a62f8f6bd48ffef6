import { MEDIA_LIMITS } from './media.ts';

/** What photographers send: material, and papers that belong to it. */
export type UploadKind = 'video' | 'photo' | 'release';

export const UPLOAD_PLATFORMS = ['web', 'tool'] as const;

/** The same calls stand below this address too. */
export const UPLOAD_BASE = '/api';

/** Parts of a file that are on their way at the same time, and how often each is tried. */
export const PARTS_AT_ONCE = 10;
export const PART_TRIES = 4;

export const UPLOAD_TOOL_VERSION = '2.3.2';
/** Where the site offers the tool: alone, and packed with what starts it by a double click. */
export const UPLOAD_TOOL = {
  program: '/upload-tool/framehall-upload.mjs',
  windows: '/upload-tool/framehall-upload-windows.zip',
  mac: '/upload-tool/framehall-upload-mac.zip',
} as const;

/** A consent: a scan or a photo of it. */
export const RELEASE_FILE = { extensions: ['pdf', 'jpg', 'jpeg', 'png'], maxBytes: 20 * 1024 * 1024 } as const;
export const RELEASE_KINDS = ['model', 'property'] as const;
export type ReleaseKind = (typeof RELEASE_KINDS)[number];

/** What each kind may be before anybody has looked inside: its ending and its size. */
const FILE_LIMITS = { ...MEDIA_LIMITS, release: { ...RELEASE_FILE, minBytes: 1 } } as const;

const TOO_BIG = { video: 'video-too-big', photo: 'photo-too-big', release: 'release-too-big' } as const;

export type FileProblem = 'file-type' | 'empty-file' | 'video-too-small' | (typeof TOO_BIG)[UploadKind];

/** The ending of a file name in small letters, without the dot. */
export function endingOf(fileName: string): string {
  const dot = fileName.lastIndexOf('.');
  return dot < 0 ? '' : fileName.slice(dot + 1).toLowerCase();
}

/** Why a file of this name and size cannot be sent as this kind. */
export function fileProblem(kind: UploadKind, fileName: string, bytes: number): FileProblem | undefined {
  const { extensions, minBytes, maxBytes } = FILE_LIMITS[kind];
  if (!(extensions as readonly string[]).includes(endingOf(fileName))) return 'file-type';
  if (bytes > maxBytes) return TOO_BIG[kind];
  if (bytes >= minBytes) return undefined;
  return kind === 'video' ? 'video-too-small' : 'empty-file';
}
