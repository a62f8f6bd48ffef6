import { IconArrowRight } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { Banner as Shown } from '#contract/calls/home-content.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Cover } from '../../ui/cover.tsx';
import classes from './banners.module.css';
import { countClicked, countShown } from './count-banners.ts';

interface Props {
  banners: Shown[];
  /** Seen without scrolling. */
  eager?: boolean;
}

/** Banners side by side; on phones they scroll sideways, so that any number of them is as high as one. */
export function Banners({ banners, eager = false }: Props) {
  const { t } = useTranslation();
  if (banners.length === 0) return null;
  return (
    <ul className={classes.banners} data-many={banners.length > 1} aria-label={t(($) => $.home.banners)}>
      {banners.map((banner) => (
        <Banner key={banner.id} banner={banner} eager={eager} />
      ))}
    </ul>
  );
}

/** Keeps the place of banners that are on their way. */
export function BannersLoading() {
  return (
    <div className={classes.banners} aria-hidden="true">
      <div className={classes.banner} />
    </div>
  );
}

/** The server says in the head of the page whether a banner will stand above all rows. */
export function bannerSentAhead(): boolean {
  return document.querySelector('meta[name="banner"]') !== null;
}

const WIDE = '(min-width: 1000px) 1280px, 100vw';

function Banner({ banner, eager }: { banner: Shown; eager: boolean }) {
  const { id, title, summary, cover, link } = banner;
  const place = useRef<HTMLLIElement>(null);
  useSeenOnce(place, id);
  return (
    <li ref={place} className={classes.banner}>
      <div className={classes.frame}>
        <Cover cover={cover} slug={`banner-${id}`} sizes={WIDE} eager={eager} />
      </div>
      <div className={classes.words}>
        <p className={classes.title}>
          {link === null ? (
            title
          ) : (
            <Link to={link} {...(!link.startsWith('/') && { rel: 'noopener' })} onClick={() => countClicked(id)}>
              {title}
              <IconArrowRight size={20} stroke={2} aria-hidden="true" />
            </Link>
          )}
        </p>
        {summary !== '' && <p className={classes.summary}>{summary}</p>}
      </div>
    </li>
  );
}

/** How much of a banner is in sight when it counts as seen. */
const SEEN = 0.5;

function useSeenOnce(place: RefObject<HTMLElement | null>, id: number): void {
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        countShown(id);
      },
      { threshold: SEEN },
    );
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, [place, id]);
}
