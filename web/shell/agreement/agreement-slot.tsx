import { lazy, Suspense } from 'react';
import { GID, SIGN_FLAG } from '#contract/domain/roles.ts';
import { needTexts } from '../../lib/language.ts';
import { useSession } from '../../lib/session.ts';
import { Contained } from '../../ui/contained.tsx';

const AgreementDialog = lazy(async () => {
  const dialog = import('./agreement-dialog.tsx');
  await needTexts('agreement');
  return { default: (await dialog).AgreementDialog };
});

/** The agreement comes up by itself, wherever a photographer who has to answer it is. */
export function AgreementSlot() {
  const session = useSession();
  const asked = session?.gid === GID.photographer && session.signFlag !== SIGN_FLAG.none;
  return (
    <Contained fallback={null}>
      <Suspense fallback={null}>{asked && <AgreementDialog />}</Suspense>
    </Contained>
  );
}
