import { IconUsers } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { formatList } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import classes from './content.module.css';
import { desk, entryQuery, othersQuery } from './queries.ts';

/** Says that an entry is open here, and reads it anew when others have changed it; the names of those who have it open too. */
export function useOthersEditing(id: number, version: number | undefined): string[] {
  const cache = useQueryClient();
  const { data } = useQuery(othersQuery(id));
  useEffect(() => () => void desk.leave({ id }).catch(() => {}), [id]);
  const outdated = data !== undefined && version !== undefined && data.version > version;
  useEffect(() => {
    if (outdated) void cache.invalidateQueries({ queryKey: entryQuery(id).queryKey });
  }, [outdated, cache, id]);
  return data?.others ?? [];
}

export function OthersEditing({ names }: { names: string[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <output className={classes.others}>
      {names.length > 0 && (
        <>
          <IconUsers size={16} stroke={1.7} aria-hidden="true" />
          {t(($) => $.office.content.alsoEditing, { names: formatList(names, language) })}
        </>
      )}
    </output>
  );
}
