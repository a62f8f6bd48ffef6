import type { SiteInfo } from '#contract/domain/site.ts';

const NOBODY: SiteInfo = { hotline: '', email: '', wechat: '', icp: '', police: '', social: [] };

let site: SiteInfo | undefined;

/** Contact details of the operator, as the server wrote them into the page. */
export function siteInfo(): SiteInfo {
  site ??= read(document.querySelector('meta[name="framehall-site"]')?.getAttribute('content'));
  return site;
}

function read(content: string | null | undefined): SiteInfo {
  if (!content?.startsWith('{')) return NOBODY;
  return { ...NOBODY, ...(JSON.parse(content) as Partial<SiteInfo>) };
}
