import { Missing } from './missing.tsx';
import { OrRedirect } from './or-redirect.tsx';

/** An address at which there is no page. */
export function NotFound() {
  return (
    <OrRedirect>
      <Missing gone={false} />
    </OrRedirect>
  );
}
