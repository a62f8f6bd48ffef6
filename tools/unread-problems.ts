// Names every statement that drops a `Problem`. Failures are values here, and a dropped one goes unnoticed.
import { dirname, relative, resolve } from 'node:path';
import type { Expression, Node, SourceFile } from 'typescript/unstable/ast';
import {
  isAssignmentOperator,
  isAwaitExpression,
  isBinaryExpression,
  isExpressionStatement,
  isParenthesizedExpression,
  isVoidExpression,
} from 'typescript/unstable/ast/is';
import { API, type Checker, type Project, type Type } from 'typescript/unstable/sync';

/** Statements that drop a problem, in files below the project's folder, as `file:line`. */
export function unreadProblems(...configs: string[]): string[] {
  const api = new API();
  try {
    const snapshot = api.updateSnapshot({ openProjects: configs.map((config) => resolve(config)) });
    return snapshot.getProjects().flatMap(unreadIn);
  } finally {
    api.close();
  }
}

function unreadIn({ configFileName, program, checker }: Project): string[] {
  const folder = `${dirname(configFileName)}/`;
  const holdsProblem = problemFinder(checker);
  return program.getSourceFileNames().flatMap((name) => {
    const ours = name.startsWith(folder) && !name.includes('/node_modules/');
    const file = ours ? program.getSourceFile(name) : undefined;
    const values = file ? droppedValues(file) : [];
    if (!file || values.length === 0) return [];
    const types = checker.getTypeAtLocation(values);
    return values.filter((_value, at) => holdsProblem(types[at])).map((value) => placeOf(file, value));
  });
}

/** Values of statements that nothing uses; an assignment uses its value. */
function droppedValues(file: SourceFile): Expression[] {
  const values: Expression[] = [];
  const visit = (node: Node): void => {
    if (isExpressionStatement(node)) {
      const value = unwrapped(node.expression);
      if (!isBinaryExpression(value) || !isAssignmentOperator(value.operatorToken.kind)) values.push(value);
    }
    node.forEachChild(visit);
  };
  visit(file);
  return values;
}

function unwrapped(value: Expression): Expression {
  const wraps = isAwaitExpression(value) || isVoidExpression(value) || isParenthesizedExpression(value);
  return wraps ? unwrapped(value.expression) : value;
}

/** Whether a type is a problem, may be one, or is a promise or a list of what may be one. */
function problemFinder(checker: Checker): (type: Type | undefined) => boolean {
  const known = new Map<number, boolean>();
  const holds = (type: Type): boolean => {
    if (type.isUnionType()) return type.getTypes().some(find);
    if (!type.isObjectType()) return false;
    const name = type.getSymbol()?.name ?? '';
    if (name === 'Problem') return true;
    return type.isTypeReference() && HOLDERS.has(name) && checker.getTypeArguments(type).some(find);
  };
  const find = (type: Type | undefined): boolean => {
    if (!type) return false;
    const found = known.get(type.id) ?? holds(type);
    known.set(type.id, found);
    return found;
  };
  return find;
}

const HOLDERS = new Set(['Promise', 'Array', 'ReadonlyArray', '']);

function placeOf(file: SourceFile, value: Expression): string {
  const { line } = file.getLineAndCharacterOfPosition(value.getStart(file));
  return `${relative('.', file.fileName)}:${line + 1}`;
}

if (import.meta.main) {
  const unread = unreadProblems('tsconfig.json', 'bench/tsconfig.json');
  for (const place of unread) console.error(`${place} drops a Problem: return it, look at it, or say \`must\``);
  process.exitCode = unread.length > 0 ? 1 : 0;
}
