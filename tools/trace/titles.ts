import { parseSync, Visitor, type ESTree } from 'vite';

const TELLERS = ['test', 'it', 'describe'];
/** Calls that run nothing, or name a part of a test. */
const SILENT = ['skip', 'todo', 'fixme', 'step'];

/** Titles of the tests in a source file, and of their groups; `…` stands for values filled in. */
export function titlesIn(file: string, source: string): string[] {
  const titles: string[] = [];
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  new Visitor({
    CallExpression({ callee, arguments: [title] }) {
      const names = namesOf(callee);
      if (!TELLERS.includes(names[0] ?? '') || names.some((name) => SILENT.includes(name))) return;
      const words = title && wordsOf(title);
      if (words !== undefined) titles.push(words);
    },
  }).visit(program);
  return titles;
}

/** `test.each([…])` as ['test', 'each']. */
function namesOf(callee: ESTree.Node): string[] {
  if (callee.type === 'Identifier') return [callee.name];
  if (callee.type === 'CallExpression') return namesOf(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return namesOf(callee.tag);
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return [];
  return [...namesOf(callee.object), callee.property.name];
}

function wordsOf(title: ESTree.Node): string | undefined {
  if (title.type === 'Literal') return typeof title.value === 'string' ? title.value : undefined;
  if (title.type === 'TemplateLiteral') return title.quasis.map(({ value }) => value.cooked ?? '').join('…');
  return undefined;
}

/** Pages that show the placeholder screen, read from web/pages.tsx, except `/working` itself. */
export function unbuiltPages(file: string, source: string): string[] {
  let screens: ESTree.ObjectExpression | undefined;
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && id.name === 'screens' && init?.type === 'ObjectExpression') screens = init;
    },
  }).visit(parseSync(file, source).program);
  if (!screens) throw new Error(`${file} has no table of screens.`);
  return screens.properties.flatMap((screen) => {
    if (screen.type !== 'Property' || screen.key.type !== 'Identifier' || screen.value.type !== 'Identifier') return [];
    return screen.value.name === 'working' && screen.key.name !== 'working' ? [screen.key.name] : [];
  });
}
