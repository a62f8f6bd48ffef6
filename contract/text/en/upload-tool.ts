import type { Text } from '../text.ts';

/** What the upload tool says in a terminal. */
export const uploadTool: Text['uploadTool'] = {
  help: `Framehall upload tool {{version}}

Uploads a folder of videos and photos, with all the folders in it. Run it again
to go on: what has arrived is never sent twice.

  node framehall-upload.mjs [FOLDER] [--site URL] [--account NAME]

  FOLDER           what to upload; asked for when it is missing
  --site URL       address of the site{{home}}
  --account NAME   your e-mail address or mobile number
  --state FILE     where to remember what has been sent
                   (.framehall-upload.json in the folder unless given)
  --help           this page
  --version        the version of this tool

The password is asked for, or taken from the environment: FRAMEHALL_PASSWORD.
Videos: {{video}}. Photos: {{photo}}. Everything else is left alone.
Ends with 0 when everything has arrived, 1 when a file has not, 2 when nothing
could be sent at all.`,
  usual: ' ({{site}} unless given)',
  unknownOption: 'I do not understand “{{option}}”. --help shows what I can do.',
  oldNode: 'Node.js 20 or newer is needed, this is {{version}}. Get it at https://nodejs.org',
  missing: 'Please give {{what}}. --help shows how.',
  folderQuestion: 'Folder to upload: ',
  siteQuestion: 'Address of the site: ',
  accountQuestion: 'E-mail address or mobile number: ',
  passwordQuestion: 'Password: ',
  noFolder: 'There is no folder “{{folder}}”, or it cannot be read.',
  noState: 'Cannot remember what has been sent: {{file}} cannot be written. Name another place with --state FILE.',
  badSite: '“{{site}}” is not the address of a site.',
  noSite: '{{site}} does not answer. Please check the address and your network.',
  secondFactor: 'This account needs two-step verification. Please upload in the browser.',
  loggedOut: 'You have been logged out: {{message}}',
  nothing: 'There are no videos or photos in {{folder}}.',
  found: 'Found: videos {{videos}}, photos {{photos}}, {{size}} in all.',
  leftAlone: 'Left alone, neither video nor photo: {{count}}.',
  goesOn: 'goes on from {{percent}} %',
  sent: 'sent',
  refused: 'refused',
  failed: 'failed',
  waiting: 'waiting for the network…',
  left: '{{time}} left',
  summary: 'Sent {{sent}}, sent before {{before}}, refused {{refused}}, failed {{failed}}.',
  next: 'What has been sent is being processed. Describe it and hand it in for review in the Material Center: {{address}}',
  again: 'Run the same command again to try the rest.',
  stopped: 'Stopped. Run the same command again to go on from here.',
};
