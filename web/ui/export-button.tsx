import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { saveCsv } from '../lib/save-file.ts';
import { Button } from './button.tsx';
import { toast } from './toast.ts';

interface Props {
  label: string;
  /** Name without the extension. */
  fileName: string;
  /** Message once the file is saved. */
  done: string;
  load: () => Promise<{ csv: string }>;
  disabled?: boolean;
}

/** Saves all pages of a list for a spreadsheet. */
export function ExportButton({ label, fileName, done, load, disabled = false }: Props) {
  const exporting = useMutation({
    mutationFn: load,
    onSuccess: ({ csv }) => {
      saveCsv(`${fileName}.csv`, csv);
      void toast(done);
    },
    onError: (error) => void toast(error.message, 'failed'),
  });
  return (
    <Button
      variant="default"
      size="small"
      icon={<IconDownload size={15} stroke={1.8} aria-hidden="true" />}
      loading={exporting.isPending}
      disabled={disabled}
      onClick={() => exporting.mutate()}
    >
      {label}
    </Button>
  );
}
