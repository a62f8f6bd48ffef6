import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { Modal } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useTranslation } from '../../../lib/translation.ts';
import { Mantine } from '../../../ui/mantine.tsx';
import { confirm } from '../../../ui/overlays.ts';
import { EDITOR_KEYS } from './editor-queries.ts';
import { EditorHead } from './editor-head.tsx';
import classes from './material-editor.module.css';
import { ManyEditor } from './many-editor.tsx';
import type { Settle } from '../../../lib/saver.ts';
import { SingleEditor } from './single-editor.tsx';
import { useEditorKeys } from './use-editor-keys.ts';
import { useShortcuts } from '../../../ui/shortcuts/use-shortcuts.ts';

interface Props {
  /** The selected works, in order; 100 at most. */
  ids: readonly number[];
  onClose: () => void;
  /** Called after something was saved or submitted. */
  onChanged: () => void;
}

/** The editor in which photographers describe their works, one after the other or all at once. */
export function MaterialEditor({ ids, onClose, onChanged }: Props) {
  const cache = useQueryClient();
  const [place, setPlace] = useState(0);
  const [together, setTogether] = useState(false);
  const [actions, setActions] = useState<HTMLElement | null>(null);
  const { leave, settle, onSettle } = useLeaving(together);
  const id = ids[place] ?? ids[0]!;
  const go = (to: number) => {
    if (to >= 0 && to < ids.length) void leave(() => setPlace(to));
  };
  const changed = (...stale: (readonly string[])[]) => {
    for (const queryKey of [EDITOR_KEYS.glimpses, ...stale]) void cache.invalidateQueries({ queryKey });
    onChanged();
  };
  const close = () => void leave(onClose);
  useShortcuts('editor');
  useEditorKeys({ close, save: () => void settle(), next: () => go(place + 1), previous: () => go(place - 1) });
  return (
    <FullScreen onClose={close}>
      <EditorHead
        ids={ids}
        place={place}
        together={together}
        actions={setActions}
        onGo={go}
        onTogether={(on) => void leave(() => setTogether(on))}
        onClose={close}
      />
      {together ? (
        <ManyEditor
          ids={ids}
          actions={actions}
          onOpen={(index) =>
            void leave(() => {
              setTogether(false);
              setPlace(index);
            })
          }
          onSettle={onSettle}
          onChanged={() => changed(EDITOR_KEYS.materials)}
        />
      ) : (
        <SingleEditor
          key={id}
          id={id}
          isLast={place === ids.length - 1}
          actions={actions}
          onSettle={onSettle}
          onChanged={() => changed()}
          onSubmitted={() => (place < ids.length - 1 ? setPlace(place + 1) : onClose())}
        />
      )}
    </FullScreen>
  );
}

function FullScreen({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Mantine>
      <Modal.Root
        opened
        fullScreen
        // Escape may be for a dialog in front; the editor handles its own keys.
        closeOnEscape={false}
        onClose={onClose}
        transitionProps={{ duration: 0 }}
        classNames={{ content: classes.content!, body: classes.body! }}
      >
        <Modal.Content aria-label={t(($) => $.editor.title)}>
          <Modal.Body>{children}</Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </Mantine>
  );
}

/** Asks before leaving with unsaved changes. */
function useLeaving(together: boolean) {
  const { t } = useTranslation();
  const kept = useRef<Settle>(allSaved);
  const onSettle = useCallback((settle: Settle) => void (kept.current = settle), []);
  const settle = () => kept.current();
  const leave = async (go: () => void) => {
    const question = {
      title: t(($) => $.editor.leave.title),
      body: t(($) => $.editor.leave[together ? 'many' : 'body']),
      confirm: t(($) => $.editor.leave.confirm),
    };
    if (!(await settle()) && !(await confirm(question))) return;
    kept.current = allSaved;
    go();
  };
  return { leave, settle, onSettle };
}

async function allSaved(): Promise<boolean> {
  return true;
}
