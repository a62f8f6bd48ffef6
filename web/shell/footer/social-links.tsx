import { IconBrandBilibili, IconBrandTiktok, IconBrandWeibo, IconBrandYoutube, IconWorld } from '@tabler/icons-react';
import { siteInfo } from '../../lib/site.ts';
import { useTranslation } from '../../lib/translation.ts';
import classes from './social-links.module.css';

const icons: Record<string, typeof IconWorld> = {
  weibo: IconBrandWeibo,
  bilibili: IconBrandBilibili,
  douyin: IconBrandTiktok,
  youtube: IconBrandYoutube,
};

export function SocialLinks() {
  const { t } = useTranslation();
  const { social } = siteInfo();
  if (social.length === 0) return null;
  const known: Record<string, string> = t(($) => $.social);
  return (
    <ul className={classes.links} aria-label={t(($) => $.footer.social)}>
      {social.map(({ name, url }) => {
        const label = known[name] ?? name;
        const Icon = icons[name] ?? IconWorld;
        return (
          <li key={url}>
            <a href={url} target="_blank" rel="noreferrer" aria-label={label} title={label}>
              <Icon size={20} stroke={1.6} aria-hidden="true" />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
