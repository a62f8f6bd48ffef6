import type { Text } from '../../text.ts';

export const tool: Text['help']['tool'] = {
  title: 'How to use the upload tool',
  lead: 'The upload tool is a small command-line program for large numbers of files, unstable connections and overnight uploads. It works the same way as the website: it resumes after interruptions and never uploads anything twice.',
  what: {
    title: 'When to use it',
    intro:
      'For a few clips or some dozens of photos, the website is easiest. For many files or long uploads, the tool is more reliable.',
    heads: { property: 'Compared', browser: 'Website', tool: 'Upload tool' },
    files: 'Good for',
    filesBrowser: 'A few to a few hundred files, dropped on the page',
    filesTool: 'A whole folder, including subfolders',
    closing: 'If you close it',
    closingBrowser: 'Choose the same files again to resume',
    closingTool: 'Run it again to resume',
    watching: 'Supervision',
    watchingBrowser: 'The tab must stay open',
    watchingTool: 'None needed; it can run as a scheduled task',
    result: 'Result',
    resultBrowser: 'Shown file by file on the page',
    resultTool: 'Shown file by file in the terminal, with a summary and an exit code',
    note: 'It makes no difference to your work: once processed, it appears under “To submit” in the Material Center.',
    upload: 'Upload on the website',
  },
  download: {
    title: 'Download',
    intro:
      'Version {{version}}. No installation needed: unpack it and run it. Requires Node.js 20 or newer, available at nodejs.org.',
    windows: 'Windows',
    windowsHint: 'Unpack, then double-click framehall-upload.cmd',
    mac: 'Mac and Linux',
    macHint: 'Unpack, then open framehall-upload.command',
    program: 'Program only',
    programHint: 'For the command line, on any system',
    origin: 'A copy downloaded here is already set up for this site, {{site}}.',
  },
  windows: {
    title: 'On Windows',
    node: 'Download Node.js (LTS) from nodejs.org and install it with the default settings.',
    files: 'Download the version for Windows and choose “Extract all”. Keep the two files together.',
    start:
      'Double-click framehall-upload.cmd and enter the folder, your account and your password. Or drop a folder onto it.',
    typing: 'Nothing appears while you type your password. That’s normal; press Enter when you’re done.',
    wait: 'The window stays open when the upload ends. Read the result, then press any key.',
    warning: 'If Windows says it “protected your PC”, choose “More info”, then “Run anyway”.',
    command: 'On the command line: download the program and run a single command',
  },
  mac: {
    title: 'On Mac and Linux',
    node: 'Download Node.js (LTS) from nodejs.org and install it. Or use Homebrew:',
    brew: 'Install Node.js with Homebrew',
    files: 'Download the version for Mac and Linux and unpack it. Keep the two files together.',
    start: 'Control-click framehall-upload.command and choose “Open”. After that, double-click it.',
    folder:
      'Drag the folder from Finder into the window to fill in its path. Press Return and enter your account and password. Nothing appears while you type your password.',
    warning:
      'If macOS blocks it, choose “Open Anyway” under System Settings → Privacy & Security, or download the program and use the commands below.',
    ask: 'Ask for everything',
    whole: 'All in one command',
    awake: 'For long uploads, caffeinate keeps your Mac awake:',
    caffeinate: 'Don’t sleep until it’s done',
  },
  options: {
    title: 'All options',
    intro: 'You’ll be asked for anything you leave out. Provide everything to use it in scripts.',
    heads: { option: 'Option', meaning: 'Meaning' },
    folder: 'The folder to upload, including subfolders. Hidden files, which start with a dot, are skipped',
    site: 'Site address. Already set in copies downloaded here',
    account: 'The email or mobile number you log in with',
    state: 'Where to save progress. Default: .framehall-upload.json in the uploaded folder',
    help: 'Shows help',
    version: 'Shows the version',
    password:
      'Environment variable for your password. It can’t be part of the command, because other users of the computer can see commands',
  },
  resume: {
    title: 'If it’s interrupted',
    intro: {
      again:
        'After Ctrl+C, a lost connection, a power cut or a restart, run the same command again. Uploaded files are skipped, and a partly uploaded file resumes where it stopped.',
      network: 'If the connection drops, the tool waits and continues automatically.',
      changed:
        'Files are identified by location, size and modification time. A file you edit after uploading counts as new and is uploaded again.',
    },
    note: 'Keep the file .framehall-upload.json in the folder: it stores your progress. It doesn’t contain your password.',
  },
  report: {
    title: 'Understanding the result',
    intro: 'One line per file, and a summary. Here’s an example.',
    sample: 'Terminal',
    words: 'The first word of each line',
    heads: { word: 'Word', meaning: 'Meaning', next: 'What next' },
    sent: {
      meaning: 'The file has been uploaded; its material code follows',
      next: 'Describe it in the Material Center once it’s processed',
    },
    goesOn: { meaning: 'Part of it was uploaded before; the rest follows now', next: 'Nothing' },
    waiting: { meaning: 'The connection is down', next: 'Check your connection; the tool resumes automatically' },
    refused: {
      meaning: 'Not uploaded, because the file doesn’t meet the requirements; the reason follows',
      next: 'Fix it and run again',
    },
    failed: { meaning: 'Several attempts failed; the reason follows', next: 'Run the same command again' },
    codes: 'Exit codes',
    codesIntro: 'For scripts that need to know whether to retry.',
    codeHeads: { code: 'Code', meaning: 'Meaning' },
    code0: 'Everything uploaded, or nothing to upload',
    code1: 'A file doesn’t meet the requirements or wasn’t uploaded',
    code2: 'Couldn’t start: wrong option, password or folder, or the site isn’t responding',
    code130: 'You stopped it (Ctrl+C)',
  },
  script: {
    title: 'In scripts and scheduled tasks',
    intro:
      'Set the password in the environment and provide the folder and account, and you won’t be asked anything. Run it every night to upload whatever is new in the folder.',
    unix: 'Mac and Linux',
    windows: 'Windows (PowerShell)',
    note: 'Make sure only you can read a script that contains a password. Accounts with two-step verification can’t use the tool; please upload on the website.',
  },
  troubles: {
    title: 'Troubleshooting',
    heads: { problem: 'What you see', fix: 'What to do' },
    node: {
      problem: 'The command node is not found',
      fix: 'Node.js isn’t installed, or the terminal was opened before it was',
    },
    old: { fix: 'Download the current version from nodejs.org and open a new terminal' },
    password: {
      problem: 'Incorrect account or password',
      fix: 'Log in on the website to check. After several failed attempts, wait a few minutes',
    },
    site: { fix: 'Open the site in a browser. Company networks may block it; try another one' },
    state: { fix: 'The folder is read-only, such as a memory card. Use --state to save progress elsewhere' },
    slow: {
      problem: 'It is slow',
      fix: 'Use a wired connection and pause other uploads. The tool uploads one file at a time in ten parallel parts, which usually uses your full bandwidth',
    },
    kind: {
      problem: 'No videos or photos found',
      fix: 'Only {{extensions}} files are uploaded; export MOV, RAW and similar files first',
    },
    right: {
      problem: 'You don’t have permission to upload',
      fix: 'Your account isn’t enabled for video or photos; ask us to enable it',
    },
    ask: 'Still stuck? Copy the terminal output and contact us.',
    contact: 'Contact us',
  },
};
