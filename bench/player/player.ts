import { chromium } from '@playwright/test';
import { browserOptions } from '../../tools/browser.ts';
import { withDemo } from '../demo-product.ts';
import { tellPresses } from './presses.ts';
import { tellSeam } from './seam.ts';
import { tellWaves } from './waves.ts';

/** How soon and how well music is heard, and how soon its waves are drawn. */
export async function benchPlayer(): Promise<void> {
  await withDemo(async ({ url }) => {
    const browser = await chromium.launch(browserOptions());
    await tellWaves(browser);
    await tellPresses(browser, url);
    await tellSeam(browser, url);
    await browser.close();
  });
}
