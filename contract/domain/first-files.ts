import type { PageName } from './pages.ts';

interface FirstFiles {
  /** The screen's file, from `web/`. */
  screen: string;
  /** Its areas of text. */
  texts: readonly string[];
}

/** What loads at once with these pages, and not only when their code asks for it; `web/pages.tsx` has all pages. */
export const FIRST_FILES: Partial<Record<PageName, FirstFiles>> = {
  home: { screen: 'shop/home/home.tsx', texts: ['home'] },
  searchResult: { screen: 'shop/search/search-result.tsx', texts: ['find', 'following'] },
  detail: { screen: 'shop/detail/detail.tsx', texts: ['find', 'trade', 'detail', 'following'] },
  p5Detail: { screen: 'shop/detail/detail.tsx', texts: ['find', 'trade', 'detail', 'following'] },
  detailPic: { screen: 'shop/detail/detail.tsx', texts: ['find', 'trade', 'detail', 'following'] },
  music: { screen: 'shop/music/home/music-home.tsx', texts: ['find', 'music'] },
  cart: { screen: 'shop/cart/cart.tsx', texts: ['trade', 'cart'] },
};
