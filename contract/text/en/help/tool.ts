import type { Text } from '../../text.ts';

export const tool: Text['help']['tool'] = {
  title: 'How to use the upload tool',
  lead: 'The upload tool is a small command-line program for hundreds of files, for bad connections, and for leaving the computer to upload overnight. It transfers the way the website does: it goes on where it was interrupted and sends nothing twice.',
  what: {
    title: 'When to use it',
    intro:
      'For a few clips and some dozens of photos, the website is easiest. For many files and many hours, the tool is steadier.',
    heads: { property: 'Compared', browser: 'Website', tool: 'Upload tool' },
    files: 'Good for',
    filesBrowser: 'A few to some hundred files, dropped on the page',
    filesTool: 'A whole folder with everything inside it',
    closing: 'Closed midway',
    closingBrowser: 'Choose the same files again and go on',
    closingTool: 'Run it again and go on',
    watching: 'Attention',
    watchingBrowser: 'The tab must stay open',
    watchingTool: 'None; it can run as a scheduled task',
    result: 'Result',
    resultBrowser: 'Shown file by file on the page',
    resultTool: 'Shown file by file in the terminal, with a summary and an exit code',
    note: 'It makes no difference to the works: once processed, they wait under “To submit” in the Material Center.',
    upload: 'Upload on the website',
  },
  download: {
    title: 'Download',
    intro:
      'Version {{version}}. There is nothing to install: unpack it and run it. It needs Node.js 20 or newer, which you get at nodejs.org.',
    windows: 'Windows',
    windowsHint: 'Unpack, then double-click framehall-upload.cmd',
    mac: 'Mac and Linux',
    macHint: 'Unpack, then open framehall-upload.command',
    program: 'Program only',
    programHint: 'For the command line, on any system',
    origin: 'A copy downloaded here already knows this site, {{site}}.',
  },
  windows: {
    title: 'On Windows',
    node: 'Get Node.js (LTS) at nodejs.org and install it; the standard settings are fine.',
    files: 'Download the version for Windows and choose “Extract all”. Keep the two files together.',
    start:
      'Double-click framehall-upload.cmd and enter the folder, your account and your password. Or drop a folder onto it.',
    typing: 'Nothing appears while you type the password. That is intended; press Enter when done.',
    wait: 'The window stays open at the end: read the result, then press any key.',
    warning: 'If Windows says that it “protected your PC”, choose “More info”, then “Run anyway”.',
    command: 'On the command line: download the program, and one command is enough',
  },
  mac: {
    title: 'On Mac and Linux',
    node: 'Get Node.js (LTS) at nodejs.org and install it. With Homebrew, one command does it:',
    brew: 'Install Node.js with Homebrew',
    files: 'Download the version for Mac and Linux and unpack it. Keep the two files together.',
    start: 'Control-click framehall-upload.command and choose “Open”. From then on a double click will do.',
    folder:
      'Drag the folder from Finder into the window: its path is filled in. Press Return and enter your account and password. Nothing appears while you type the password.',
    warning:
      'If the system refuses, choose “Open Anyway” under System Settings → Privacy & Security; or download the program and use the commands below.',
    ask: 'Asks for everything',
    whole: 'All in one command',
    awake: 'For long uploads, caffeinate keeps a Mac awake:',
    caffeinate: 'No sleep until it is done',
  },
  options: {
    title: 'All options',
    intro: 'You are asked for what you leave out. With everything given, it fits into a script.',
    heads: { option: 'Option', meaning: 'Meaning' },
    folder: 'The folder to upload with all folders inside it. Hidden files, which begin with a dot, are skipped',
    site: 'Address of the site. A copy downloaded here has it already',
    account: 'The e-mail address or mobile number you log in with',
    state:
      'Where to remember what has been sent. Unless given: a file .framehall-upload.json in the folder that is uploaded',
    help: 'Shows how to use it',
    version: 'Shows the version',
    password:
      'Environment variable for the password. It cannot be part of the command, because others on the same computer can see commands',
  },
  resume: {
    title: 'When it was interrupted',
    intro: {
      again:
        'Whether by Ctrl+C, a lost network, a power cut or a restart: run the same command again. Files that have arrived are skipped, and one that was under way goes on where it stopped.',
      network: 'When the network goes away, the tool waits by itself and continues when it is back.',
      changed:
        'A file is recognised by its place, size and time of change. One that you edited after sending it counts as new and is sent again.',
    },
    note: 'Keep the file .framehall-upload.json in the folder: it remembers the progress. There is no password in it.',
  },
  report: {
    title: 'Reading the result',
    intro: 'One line for each file, and a summary. This is what a run looks like.',
    sample: 'Terminal',
    words: 'The word at the beginning of a line',
    heads: { word: 'It says', meaning: 'It means', next: 'What next' },
    sent: {
      meaning: 'The file has arrived; the number of the work follows',
      next: 'Describe it in the Material Center once it has been processed',
    },
    goesOn: { meaning: 'A part had been sent before; the rest follows now', next: 'Nothing' },
    waiting: { meaning: 'The network is away', next: 'Check it; the tool goes on by itself' },
    refused: { meaning: 'Not sent, because the file does not qualify; the reason follows', next: 'Fix it, run again' },
    failed: { meaning: 'Tried several times without success; the reason follows', next: 'Run the same command again' },
    codes: 'Exit codes',
    codesIntro: 'For scripts that must know whether to try again.',
    codeHeads: { code: 'Code', meaning: 'Meaning' },
    code0: 'Everything has arrived, or there was nothing to send',
    code1: 'A file does not qualify or was not sent',
    code2: 'It could not begin: a wrong option, password or folder, or the site does not answer',
    code130: 'You stopped it (Ctrl+C)',
  },
  script: {
    title: 'In scripts and scheduled tasks',
    intro:
      'Put the password into the environment and name folder and account: nothing is asked any more. Run it every night, and whatever is new in the folder is uploaded.',
    unix: 'Mac and Linux',
    windows: 'Windows (PowerShell)',
    note: 'Let nobody but yourself read a script with a password. Accounts with two-step verification cannot use the tool; please upload on the website.',
  },
  troubles: {
    title: 'Troubleshooting',
    heads: { problem: 'What you see', fix: 'What to do' },
    node: {
      problem: 'The command node is not found',
      fix: 'Node.js is not installed, or the terminal was open before it was',
    },
    old: { fix: 'Get the current version at nodejs.org and open a new terminal' },
    password: {
      problem: 'Account or password are wrong',
      fix: 'Log in on the website once to make sure. After several wrong attempts, wait a few minutes',
    },
    site: { fix: 'Open the site in a browser. Company networks may block it: try another one' },
    state: { fix: 'The folder is read-only, such as a memory card. Use --state to remember progress elsewhere' },
    slow: {
      problem: 'It is slow',
      fix: 'Use a cable, pause other uploads. The tool sends one file at a time in ten parallel parts, which usually fills your connection',
    },
    kind: {
      problem: 'No videos or photos are found',
      fix: 'Only {{extensions}} count; export MOV, RAW and the like first',
    },
    right: {
      problem: 'You may not upload',
      fix: 'Your account is not enabled for video or for photos: ask us to enable it',
    },
    ask: 'Still stuck? Copy what the terminal says and ask us.',
    contact: 'Contact us',
  },
};
