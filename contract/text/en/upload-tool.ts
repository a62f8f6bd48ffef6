import type { Text } from '../text.ts';

export const uploadTool: Text['uploadTool'] = {
  help: `Framehall upload tool {{version}}

Uploads a folder of videos and photos, including subfolders. Run it again to
resume; files that have been uploaded are never sent twice.

  node framehall-upload.mjs [FOLDER] [--site URL] [--account NAME]

  FOLDER           the folder to upload; you’ll be asked if you leave it out
  --site URL       site address{{home}}
  --account NAME   your email or mobile number
  --state FILE     where to save progress
                   (default: .framehall-upload.json in the folder)
  --help           show this help
  --version        show the version

You’ll be asked for your password, or set it in FRAMEHALL_PASSWORD.
Videos: {{video}}. Photos: {{photo}}. Other files are skipped.
Exit codes: 0 everything uploaded, 1 a file wasn’t uploaded, 2 couldn’t start.`,
  usual: ' (default: {{site}})',
  unknownOption: 'Unknown option “{{option}}”. Use --help for instructions.',
  oldNode: 'Node.js 20 or newer is required; this is {{version}}. Download it at https://nodejs.org',
  missing: 'Please provide {{what}}. Use --help for instructions.',
  folderQuestion: 'Folder to upload: ',
  siteQuestion: 'Site address: ',
  accountQuestion: 'Email or mobile number: ',
  passwordQuestion: 'Password: ',
  noFolder: 'Folder “{{folder}}” not found or can’t be read.',
  noState: 'Can’t save progress: {{file}} can’t be written. Choose another location with --state FILE.',
  badSite: '“{{site}}” isn’t a valid site address.',
  noSite: '{{site}} isn’t responding. Check the address and your connection.',
  secondFactor: 'This account requires two-step verification. Please upload in your browser.',
  loggedOut: 'You have been logged out: {{message}}',
  nothing: 'No videos or photos in {{folder}}.',
  videos_one: '1 video',
  videos_other: '{{count}} videos',
  photos_one: '1 photo',
  photos_other: '{{count}} photos',
  found: '{{videos}} and {{photos}}, {{size}} in total.',
  leftAlone_one: '1 other file skipped.',
  leftAlone_other: '{{count}} other files skipped.',
  goesOn: 'resuming at {{percent}} %',
  sent: 'uploaded',
  refused: 'not accepted',
  failed: 'failed',
  noRoom: 'no space left for unfinished uploads; finish or remove the others first',
  waiting: 'waiting for the network…',
  left: '{{time}} left',
  summary_one: '1 file uploaded, {{before}} uploaded earlier, {{refused}} not accepted, {{failed}} failed.',
  summary_other: '{{count}} files uploaded, {{before}} uploaded earlier, {{refused}} not accepted, {{failed}} failed.',
  next: 'Your files are being processed. Describe them and submit them for review in the Material Center: {{address}}',
  again: 'Run the same command again to retry the rest.',
  stopped: 'Stopped. Run the same command again to resume.',
};
