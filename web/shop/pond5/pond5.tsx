import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { openContact } from '../../ui/overlays.ts';
import { SearchBox } from '../../ui/search-box.tsx';
import { paths, searchLinks } from '../../paths.ts';
import { PartnerClips } from './partner-clips.tsx';
import { Licence, Points } from './points.tsx';
import classes from './pond5.module.css';

const links = {
  ...searchLinks,
  words: (keyword: string) => paths.searchResult({ keyword, type: 'video', source: 'pond5' }),
};

/** The partner library: what it is, what it contains, and how its footage is licensed here. */
export function Pond5() {
  const { t } = useTranslation();
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <p className={classes.eyebrow}>{t(($) => $.browse.pond5.eyebrow)}</p>
        <h1>{t(($) => $.browse.pond5.title)}</h1>
        <p>{t(($) => $.browse.pond5.lead)}</p>
        <div className={classes.search}>
          <SearchBox size="hero" links={links} />
        </div>
      </header>
      <PartnerClips />
      <Points />
      <Licence />
      <aside className={classes.ask}>
        <p>{t(($) => $.browse.pond5.question)}</p>
        <Button size="large" onClick={openContact}>
          {t(($) => $.browse.pond5.ask)}
        </Button>
      </aside>
    </div>
  );
}
