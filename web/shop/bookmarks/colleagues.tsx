import { useMutation, useQuery } from '@tanstack/react-query';
import { boardCalls, type Colleague } from '#contract/calls/boards.ts';
import { COLLEAGUE_ROLES, type ColleagueRole } from '#contract/domain/board.ts';
import { client } from '../../lib/api.ts';
import { reloadBoards } from '../../lib/bookmarks-queries.ts';
import { useTranslation } from '../../lib/translation.ts';
import { NativeSelect } from '../../ui/fields.ts';
import { Problem } from '../../ui/problem.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import classes from './share-dialog.module.css';

const boards = client(boardCalls);

/** Colleagues of the reader, and what each may do on a board. */
export function Colleagues({ boardId }: { boardId: number }) {
  const { t } = useTranslation();
  const people = useQuery({
    queryKey: ['board-people', boardId],
    queryFn: async ({ signal }) => (await boards.people({ id: boardId }, { signal })).infos,
    staleTime: 0,
  });
  const change = useMutation({
    mutationFn: (wish: { userId: number; role: ColleagueRole | null }) => boards.setPerson({ id: boardId, ...wish }),
    onSettled: () => Promise.all([people.refetch(), reloadBoards()]),
  });
  const none = people.data?.length === 0;
  return (
    <section>
      <h3>{t(($) => $.boardTeam.colleagues)}</h3>
      <p>{none ? t(($) => $.boardTeam.noColleagues) : t(($) => $.boardTeam.colleaguesHint)}</p>
      {people.isPending && <Skeleton height={88} />}
      {!none && people.data && (
        <ul className={classes.people}>
          {people.data.map((person) => (
            <Person
              key={person.userId}
              person={person}
              onChange={(role) => change.mutate({ userId: person.userId, role })}
            />
          ))}
        </ul>
      )}
      <Problem>{change.error?.message ?? people.error?.message}</Problem>
    </section>
  );
}

interface PersonProps {
  person: Colleague;
  onChange: (role: ColleagueRole | null) => void;
}

function Person({ person: { nickname, role }, onChange }: PersonProps) {
  const { t } = useTranslation();
  const options = (['none', ...COLLEAGUE_ROLES] as const).map((value) => ({
    value,
    label: t(($) => $.boardTeam.roles[value]),
  }));
  return (
    <li>
      <span title={nickname}>{nickname}</span>
      <NativeSelect
        aria-label={t(($) => $.boardTeam.access, { name: nickname })}
        data={options}
        value={role ?? 'none'}
        onChange={({ currentTarget: { value } }) => onChange(COLLEAGUE_ROLES.find((one) => one === value) ?? null)}
      />
    </li>
  );
}
