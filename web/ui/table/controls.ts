import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Tabs.layer.css';

export { Checkbox, Tabs } from '@mantine/core';
