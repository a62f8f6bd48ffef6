const ENDINGS: Record<string, string> = {
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'audio/wav': 'wav',
  'audio/x-wav': 'wav',
  'audio/mpeg': 'mp3',
  'audio/flac': 'flac',
  'audio/x-flac': 'flac',
};

/** File extension for a content type; empty when unknown. */
export function fileEnding(contentType: string): string {
  return ENDINGS[contentType] ?? '';
}
