import type { MaterialDetail } from '#contract/calls/catalogue.ts';
import { useTranslation } from '../../../lib/translation.ts';
import facts from '../../detail/facts.module.css';
import { FactList } from '../../detail/facts.tsx';
import type { Fact } from '../../detail/use-facts.tsx';

type Rights = NonNullable<MaterialDetail['rights']>;

/** Writers, publishers and codes of a piece, as far as they are known. */
export function PieceRights({ rights }: { rights: Rights }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="rights">
      <h2 id="rights" className={facts.title}>
        {t(($) => $.music.piece.rights.title)}
      </h2>
      <FactList rows={[...useWriters(rights), ...useCodes(rights)]} />
    </section>
  );
}

/** One row for each role, with everybody who has it. */
function useWriters({ writers }: Rights): Fact[] {
  const { t } = useTranslation();
  const roles = [...new Set(writers.map(({ role }) => role))];
  const named = ({ name, pro }: Rights['writers'][number]) => (pro ? `${name} (${pro})` : name);
  return roles.map((role) => ({
    name: t(($) => $.music.piece.rights.roles[role]),
    value: writers
      .filter((writer) => writer.role === role)
      .map(named)
      .join(', '),
  }));
}

function useCodes({ isrc, iswc, contentId, madeWithAi }: Rights): Fact[] {
  const { t } = useTranslation();
  const registered = t(($) => $.music.piece.rights.registered);
  const notRegistered = t(($) => $.music.piece.rights.notRegistered);
  const ai = t(($) => $.music.piece.rights.madeWithAi);
  const people = t(($) => $.music.piece.rights.madeByPeople);
  return [
    { name: 'ISRC', value: isrc },
    { name: 'ISWC', value: iswc },
    {
      name: t(($) => $.music.piece.rights.contentId),
      value: contentId !== null && (contentId ? registered : notRegistered),
    },
    { name: t(($) => $.music.piece.rights.ai), value: madeWithAi !== null && (madeWithAi ? ai : people) },
  ];
}
