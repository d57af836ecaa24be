import ts from 'typescript-5';
import { textOf } from './tree.ts';

/** One import or re-export. `typesOnly` when nothing of it is left at run time. */
export interface Import {
  readonly from: string;
  readonly typesOnly: boolean;
}

/** A function with its length in lines and the count of its parameters. */
export interface Span {
  readonly name: string;
  readonly line: number;
  readonly lines: number;
  readonly parameters: number;
}

/** A call: what is called, as written, and its first argument when that is a text. */
export interface Call {
  readonly of: string;
  readonly first: string | null;
}

const parsed = new Map<string, ts.SourceFile>();
const flat = new Map<string, readonly ts.Node[]>();

function treeOf(path: string): ts.SourceFile {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const known =
    parsed.get(path) ?? ts.createSourceFile(path, textOf(path), ts.ScriptTarget.ES2023, true, kind);
  parsed.set(path, known);
  return known;
}

/** Every node of a file, in the order of the text, a node before its parts. */
export function nodesOf(path: string): readonly ts.Node[] {
  const known = flat.get(path);
  if (known) return known;
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(treeOf(path));
  flat.set(path, nodes);
  return nodes;
}

export function importsOf(path: string): Import[] {
  return nodesOf(path).flatMap((node): Import[] => {
    if (ts.isImportDeclaration(node)) {
      return [{ from: textIn(node.moduleSpecifier), typesOnly: node.importClause?.isTypeOnly ?? false }];
    }
    if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
      return [{ from: textIn(node.moduleSpecifier), typesOnly: node.isTypeOnly }];
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      return [{ from: node.arguments[0] ? textIn(node.arguments[0]) : '', typesOnly: false }];
    }
    return [];
  });
}

export function functionsOf(path: string): Span[] {
  const tree = treeOf(path);
  return nodesOf(path)
    .filter(ts.isFunctionLike)
    .flatMap((node): Span[] => {
      if (!('body' in node) || !node.body) return [];
      const from = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line;
      const to = tree.getLineAndCharacterOfPosition(node.end).line;
      const name = node.name?.getText(tree) ?? 'a nameless function';
      return [{ name, line: from + 1, lines: to - from + 1, parameters: node.parameters.length }];
    });
}

export function callsOf(path: string): Call[] {
  const tree = treeOf(path);
  return nodesOf(path)
    .filter(ts.isCallExpression)
    .map((node) => {
      const first = node.arguments[0];
      const text = first && (ts.isStringLiteralLike(first) || ts.isTemplateExpression(first));
      return { of: node.expression.getText(tree), first: text ? first.getText(tree).slice(1, -1) : null };
    });
}

/** Every text written out in a file. */
export function textsOf(path: string): string[] {
  return nodesOf(path)
    .filter(ts.isStringLiteralLike)
    .map(({ text }) => text);
}

/** How many of the lines hold nothing but a comment, and how many hold anything. */
export function commentLines(path: string): { readonly comments: number; readonly lines: number } {
  const code = linesOfCode(path);
  const written = textOf(path)
    .split('\n')
    .flatMap((line, at) => (line.trim() === '' ? [] : [at]));
  return { comments: written.filter((at) => !code.has(at)).length, lines: written.length };
}

function linesOfCode(path: string): Set<number> {
  const tree = treeOf(path);
  const code = new Set<number>();
  const mark = (node: ts.Node): void => {
    const parts = node.getChildren(tree).filter((part) => !ts.isJSDoc(part));
    for (const part of parts) mark(part);
    if (parts.length > 0) return;
    const from = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line;
    const to = tree.getLineAndCharacterOfPosition(node.end).line;
    for (let at = from; at <= to; at++) code.add(at);
  };
  mark(tree);
  return code;
}

function textIn(node: ts.Node): string {
  return ts.isStringLiteralLike(node) ? node.text : '';
}
