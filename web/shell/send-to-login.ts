import type { DataRouter } from 'react-router';
import { pageAt } from '#contract/domain/pages.ts';
import type { LoginRequest } from '../lib/api.ts';
import { paths } from '../paths.ts';
import { toast } from '../ui/toast.ts';

/** Opens the login page, which returns the reader to the current page. */
export function sendToLogin(router: DataRouter, { why, optional = false }: LoginRequest): void {
  const { pathname, search } = router.state.navigation.location ?? router.state.location;
  if (pageAt(pathname) === 'login') return;
  if (why) void toast(why, 'failed');
  void router.navigate(paths.login({ from: pathname + search }), { replace: !optional });
}
