import type { Policy } from '#contract/calls/policies.ts';

/** The licence agreement as the server tells it. */
export function policyOf(more: Partial<Policy> = {}): Policy {
  return {
    name: 'order',
    version: 3,
    title: '素材授权协议',
    body: '1. 授权内容\n授予被授权方使用素材的权利。\n\n2. 用途\n只包括一种用途：\n商业广告：可以投放。',
    sha256: '3f'.repeat(32),
    effectiveOn: '2026-03-01',
    current: 3,
    versions: [
      { version: 3, effectiveOn: '2026-03-01' },
      { version: 2, effectiveOn: '2026-02-01' },
    ],
    ...more,
  };
}
