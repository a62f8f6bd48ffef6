import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { Button } from './button.tsx';

interface Props {
  /** Names the field for scripts. */
  pick: string;
  /** Endings that are offered; without any, a folder is chosen. */
  accept?: string;
  variant: 'filled' | 'default';
  icon?: ReactNode;
  /** Says more than the button shows, where there are several. */
  label?: string;
  onPick: (files: File[]) => void;
  children: ReactNode;
}

/** React's types do not know it yet. */
const FOLDER = { webkitdirectory: '' };

/** A button that lets files or a folder be chosen. */
export function PickButton({ pick, accept, variant, icon, label, onPick, children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const what = accept === undefined ? FOLDER : { accept, multiple: true };
  const chosen = (event: ChangeEvent<HTMLInputElement>) => {
    const list = [...(event.target.files ?? [])];
    // Reset, so that the same file can be chosen again.
    event.target.value = '';
    onPick(list);
  };
  return (
    <>
      <Button variant={variant} size="small" icon={icon} aria-label={label} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input ref={input} type="file" hidden {...what} data-pick={pick} onChange={chosen} />
    </>
  );
}
