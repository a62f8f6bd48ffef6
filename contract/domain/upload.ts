import { APPLICATION_PICTURES } from './application.ts';
import { ENTRY_FILES } from './entry.ts';
import { MEDIA_LIMITS } from './media.ts';

/**
 * Kinds of upload: materials, music and effects together, the releases that belong to materials, images of somebody who
 * applies, pictures in what editors write, files of entries in contests, and their originals.
 */
export type UploadKind = 'video' | 'photo' | 'sound' | 'release' | 'application' | 'content' | 'entry' | 'original';

export const UPLOAD_PLATFORMS = ['web', 'tool'] as const;

/** The upload calls also answer below this address. */
export const UPLOAD_BASE = '/api';

/** How many parts of a file are sent at the same time, and how often each is tried. */
export const PARTS_AT_ONCE = 10;
export const PART_TRIES = 4;

/** How many sizes can be looked up in one call. */
export const SIZES_AT_ONCE = 1000;

export const UPLOAD_TOOL_VERSION = '2.3.2';
/** Downloads of the upload tool: the program alone, and archives with a double-click starter. */
export const UPLOAD_TOOL = {
  program: '/upload-tool/framehall-upload.mjs',
  windows: '/upload-tool/framehall-upload-windows.zip',
  mac: '/upload-tool/framehall-upload-mac.zip',
} as const;

/** A release as a scan or a photo. */
export const RELEASE_FILE = { extensions: ['pdf', 'jpg', 'jpeg', 'png'], maxBytes: 20 * 1024 * 1024 } as const;
export const RELEASE_KINDS = ['model', 'property'] as const;
export type ReleaseKind = (typeof RELEASE_KINDS)[number];

/** Extension and size that each kind must have before anybody opens the file. */
const FILE_LIMITS = {
  ...MEDIA_LIMITS,
  sound: MEDIA_LIMITS.music,
  release: { ...RELEASE_FILE, minBytes: 1 },
  application: { ...APPLICATION_PICTURES, minBytes: 1 },
  content: MEDIA_LIMITS.photo,
  // Each part of an entry has narrower limits of its own.
  entry: { extensions: ['mp4', 'jpg', 'jpeg'], minBytes: 1, maxBytes: ENTRY_FILES.video.underBytes - 1 },
  original: {
    extensions: [...MEDIA_LIMITS.video.extensions, ...MEDIA_LIMITS.photo.extensions],
    minBytes: 1,
    maxBytes: MEDIA_LIMITS.video.maxBytes,
  },
} as const;

const TOO_BIG = {
  video: 'video-too-big',
  photo: 'photo-too-big',
  sound: 'sound-too-big',
  release: 'release-too-big',
  application: 'picture-too-big',
  content: 'photo-too-big',
  entry: 'entry-file-too-big',
  original: 'video-too-big',
} as const;

export type FileProblem = 'file-type' | 'empty-file' | 'video-too-small' | (typeof TOO_BIG)[UploadKind];

/** Extension of a file name in lower case, without the dot. */
export function endingOf(fileName: string): string {
  const dot = fileName.lastIndexOf('.');
  return dot < 0 ? '' : fileName.slice(dot + 1).toLowerCase();
}

/** The reason why a file of this name and size cannot be uploaded as this kind; undefined when it can. */
export function fileProblem(kind: UploadKind, fileName: string, bytes: number): FileProblem | undefined {
  const { extensions, minBytes, maxBytes } = FILE_LIMITS[kind];
  if (!(extensions as readonly string[]).includes(endingOf(fileName))) return 'file-type';
  if (bytes > maxBytes) return TOO_BIG[kind];
  if (bytes >= minBytes) return undefined;
  return kind === 'video' ? 'video-too-small' : 'empty-file';
}
