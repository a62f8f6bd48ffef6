import { EmailPanel } from './email-panel.tsx';
import { MobilePanel } from './mobile-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { WithProfile } from './with-profile.tsx';

export function Security() {
  return (
    <WithProfile>
      {(profile) => (
        <>
          <EmailPanel profile={profile} />
          <MobilePanel profile={profile} />
          <PasswordPanel profile={profile} />
        </>
      )}
    </WithProfile>
  );
}
