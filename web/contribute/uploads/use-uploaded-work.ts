import { useEffect } from 'react';
import type { UploadFile } from '../../../uploader/upload-file.ts';
import { queryClient } from '../../lib/query-client.ts';

/** Lists of the photographer's work show what has arrived without being asked to. */
export function useUploadedWork(files: UploadFile[]): void {
  const uploaded = files.filter((file) => file.uploaded).length;
  useEffect(() => {
    if (uploaded > 0) void queryClient.invalidateQueries({ queryKey: ['center'] });
  }, [uploaded]);
}
