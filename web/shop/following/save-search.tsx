import { IconBell, IconBellCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { InputOf } from '#contract/call.ts';
import type { followingCalls } from '#contract/calls/following.ts';
import { requestLogin } from '../../lib/api.ts';
import { following } from '../../lib/following.ts';
import { useSession } from '../../lib/session.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';

const SaveDialog = lazy(async () => ({ default: (await import('./save-dialog.tsx')).SaveDialog }));

export type Search = InputOf<typeof followingCalls.saveSearch>['search'];

/** Saves the search of this page, or says under which name it is saved. Looking at it makes its results old news. */
export function SaveSearch({ search, name }: { search: Search; name: string }) {
  const { t } = useTranslation();
  const session = useSession();
  const [naming, setNaming] = useState(false);
  const { data } = useQuery({
    queryKey: ['saved-search', session?.userId, search],
    queryFn: async ({ signal }) => (await following.lookAtSearch({ search }, { signal })).saved,
    enabled: Boolean(session),
  });
  if (data)
    return (
      <ButtonLink
        variant="plain"
        size="small"
        to={paths.userCenter('following')}
        icon={<IconBellCheck size={16} stroke={1.8} aria-hidden="true" />}
      >
        {t(($) => $.following.savedAs, { name: data.name })}
      </ButtonLink>
    );
  return (
    <>
      <Button
        variant="plain"
        size="small"
        icon={<IconBell size={16} stroke={1.8} aria-hidden="true" />}
        onClick={() => (session === null ? requestLogin({ optional: true }) : setNaming(true))}
      >
        {t(($) => $.following.save)}
      </Button>
      {naming && (
        <Suspense>
          <SaveDialog search={search} name={name} onClosed={() => setNaming(false)} />
        </Suspense>
      )}
    </>
  );
}
