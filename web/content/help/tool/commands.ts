import { UPLOAD_TOOL } from '#contract/domain/upload.ts';

/** File name of a download. */
const fileOf = (address: string) => address.slice(address.lastIndexOf('/') + 1);

export const PROGRAM = fileOf(UPLOAD_TOOL.program);

const ACCOUNT = '--account you@example.com';

export const WINDOWS_COMMAND = `node "%USERPROFILE%\\Downloads\\${PROGRAM}" "D:\\footage" ${ACCOUNT}`;
export const WINDOWS_SCRIPT = `$env:FRAMEHALL_PASSWORD = 'your-password'; node "$HOME\\Downloads\\${PROGRAM}" "D:\\footage" ${ACCOUNT}`;
export const BREW_COMMAND = 'brew install node';
export const MAC_ASKING = `node ~/Downloads/${PROGRAM}`;
export const MAC_COMMAND = `${MAC_ASKING} ~/Movies/footage ${ACCOUNT}`;
export const MAC_AWAKE = `caffeinate -i ${MAC_COMMAND}`;
export const UNIX_SCRIPT = `FRAMEHALL_PASSWORD='your-password' ${MAC_COMMAND}`;
