import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';
import { Mantine } from '../../ui/mantine.tsx';
import classes from './toasts.module.css';

export function Toasts() {
  return (
    <Mantine>
      <Notifications className={classes.toasts!} position="top-center" autoClose={4000} limit={3} />
    </Mantine>
  );
}
