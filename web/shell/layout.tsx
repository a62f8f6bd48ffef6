import { lazy, Suspense, useLayoutEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useMatches, useNavigation } from 'react-router';
import { typeOfKind } from '#contract/domain/discovery.ts';
import { isMiniProgram, type PageName, pages, viewportFor } from '#contract/domain/pages.ts';
import type { TagType } from '#contract/domain/music.ts';
import { idOf } from '#contract/domain/item-id.ts';
import type { AnyItem, MusicItem } from '#contract/items.ts';
import { useTranslation } from '../lib/translation.ts';
import { paths } from '../paths.ts';
import { LookProvider } from '../ui/look.ts';
import { MaterialLinks } from '../ui/material/links.ts';
import { needTexts } from '../lib/language.ts';
import { uploadPanel } from '../lib/upload-panel.ts';
import { Contained } from '../ui/contained.tsx';
import { AgreementSlot } from './agreement/agreement-slot.tsx';
import { Overlays } from './dialogs/overlays.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import classes from './layout.module.css';
import { PlayerSlot } from './player/player-slot.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { SCROLL_POSITIONS, scrollKey, useScrollAsPageGrows } from './scroll-position.ts';
import { SideBar } from './side-bar/side-bar.tsx';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';

const materialLinks = {
  similar: (item: AnyItem) => paths.searchResult({ type: typeOfKind(item.kind), like: String(idOf(item)) }),
  tag: ({ kind }: MusicItem, name: string, known: { id: number; type: TagType } | undefined) =>
    paths.searchResult({ type: typeOfKind(kind), ...(known ? { [known.type]: String(known.id) } : { keyword: name }) }),
  files: paths.orderMaterialList,
};

/** The frame around every page, in the page's look. */
export function Layout() {
  const { t } = useTranslation();
  const name = useCurrentPage();
  const page = pages[name];
  const main = useRef<HTMLElement>(null);
  const navigating = useNavigation().state !== 'idle';
  usePageFrame(name);
  useFocusOnArrival(main);
  useScrollAsPageGrows();
  return (
    <LookProvider value={page.look}>
      <a className={classes.skip} href="#main">
        {t(($) => $.common.skipToContent)}
      </a>
      {navigating && <ProgressBar />}
      {!isMiniProgram(navigator.userAgent) && <HeaderOf page={name} />}
      <main id="main" ref={main} tabIndex={-1} className={classes.main} data-page={name}>
        <MaterialLinks value={materialLinks}>
          <Outlet />
        </MaterialLinks>
      </main>
      {name !== 'office' && name !== 'board' && <Footer />}
      {page.sideBar && <SideBar />}
      <UploadSlot />
      <PlayerSlot />
      <AgreementSlot />
      <Overlays />
      <ScrollRestoration getKey={scrollKey} storageKey={SCROLL_POSITIONS} />
    </LookProvider>
  );
}

const OfficeHeader = lazy(async () => ({
  default: (await import('./office-header/office-header.tsx')).OfficeHeader,
}));

/** Clients who open a board by its link have no account, and meet nothing that belongs to one. */
const ClientHeader = lazy(async () => ({ default: (await import('./client-header/client-header.tsx')).ClientHeader }));

function HeaderOf({ page }: { page: PageName }) {
  if (page !== 'office' && page !== 'board') return <Header page={page} />;
  const place = <div className={classes.header} />;
  return (
    <Contained fallback={place}>
      <Suspense fallback={place}>{page === 'office' ? <OfficeHeader /> : <ClientHeader />}</Suspense>
    </Contained>
  );
}

function useCurrentPage(): PageName {
  const handle = useMatches().at(-1)?.handle as { page: PageName } | undefined;
  return handle?.page ?? 'notFound';
}

/** Applies the look, header and viewport of the page to the document. */
function usePageFrame(name: PageName): void {
  useLayoutEffect(() => {
    const page = pages[name];
    document.documentElement.dataset['page'] = name;
    document.documentElement.dataset['mantineColorScheme'] = page.look === 'white' ? 'light' : 'dark';
    setMeta('viewport', viewportFor(page, navigator.userAgent));
    setMeta('theme-color', page.look === 'white' ? '#ffffff' : '#0b0b0d');
  }, [name]);
}

function setMeta(name: string, content: string): void {
  document.querySelector(`meta[name="${name}"]`)?.setAttribute('content', content);
}

const UploadPanel = lazy(async () => {
  const panel = import('../contribute/uploads/upload-panel.tsx');
  await needTexts('upload');
  return { default: (await panel).UploadPanel };
});

/** The upload panel stays open across pages and is loaded when first needed. */
function UploadSlot() {
  const wanted = uploadPanel.use(({ shown }) => shown !== 'hidden');
  return (
    <Contained fallback={null}>
      <Suspense fallback={<ProgressBar />}>{wanted && <UploadPanel />}</Suspense>
    </Contained>
  );
}
