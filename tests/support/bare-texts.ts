/**
 * Finds texts that do not stand alone in their element, with the compiler's types: an expression
 * counts as a text where it may be one.
 */
import path from 'node:path';
import ts from 'typescript';
import { ROOT } from './tree.ts';

/**
 * @param names files of components, from the project's folder
 * @param invented texts of files that are not on the disk, by such a name
 * @returns each text that has siblings, stands in a fragment, or is what a component renders, as
 *   `file:line: text`
 */
export function bareTexts(
  names: readonly string[],
  invented: Readonly<Record<string, string>> = {},
): string[] {
  const read = ts.readConfigFile(path.join(ROOT, 'tsconfig.json'), (file) => ts.sys.readFile(file));
  const config: unknown = read.config;
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  const overlay = new Map(
    Object.entries(invented).map(([name, text]) => [path.join(ROOT, name), text]),
  );
  const host = ts.createCompilerHost(options);
  host.fileExists = (file) => overlay.has(file) || ts.sys.fileExists(file);
  host.readFile = (file) => overlay.get(file) ?? ts.sys.readFile(file);
  const roots = [...names.map((name) => path.join(ROOT, name)), ...overlay.keys()];
  const declarations = fileNames.filter((file) => file.endsWith('.d.ts'));
  const program = ts.createProgram([...roots, ...declarations], options, host);
  const checker = program.getTypeChecker();
  return roots.flatMap((root) => {
    const source = program.getSourceFile(root);
    if (!source) throw new Error(`The compiler did not read ${root}`);
    return textsIn(source, checker).map((node) => {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      const text = node.getText().trim().replaceAll(/\s+/g, ' ');
      return `${path.relative(ROOT, root).split(path.sep).join('/')}:${line + 1}: ${text}`;
    });
  });
}

function textsIn(source: ts.SourceFile, checker: ts.TypeChecker): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const children = node.children.filter(isRendered);
      if (!isAlone(node, children.length)) {
        found.push(...children.filter((child) => mayRenderText(child, checker)));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * Whether nothing stands beside the child. What is given to a component is judged where the
 * component puts it.
 */
function isAlone(parent: ts.JsxElement | ts.JsxFragment, children: number): boolean {
  return children < 2 && ts.isJsxElement(parent);
}

/** Neither white space between lines nor a comment. */
function isRendered(child: ts.JsxChild): boolean {
  if (ts.isJsxText(child)) return !child.containsOnlyTriviaWhiteSpaces;
  return !ts.isJsxExpression(child) || child.expression !== undefined;
}

function mayRenderText(child: ts.JsxChild, checker: ts.TypeChecker): boolean {
  if (ts.isJsxText(child)) return true;
  if (ts.isJsxExpression(child)) {
    return child.expression !== undefined && mayBeText(checker.getTypeAtLocation(child.expression));
  }
  if (ts.isJsxFragment(child)) return false;
  const { tagName } = ts.isJsxElement(child) ? child.openingElement : child;
  const signatures = checker.getTypeAtLocation(tagName).getCallSignatures();
  return signatures.some(
    (signature) => isOurs(signature.declaration) && mayBeText(signature.getReturnType()),
  );

  function mayBeText(given: ts.Type, seen = new Set<ts.Type>()): boolean {
    // Of a generic one, such as `Record<Key, string>[Key]`, what it may be at most.
    const type = checker.getBaseConstraintOfType(given) ?? given;
    if (seen.has(type)) return false;
    seen.add(type);
    if (type.isUnion()) return type.types.some((each) => mayBeText(each, seen));
    // React renders nothing for it: `error && <p>` is none.
    if (type.isStringLiteral() && type.value === '') return false;
    if ((type.flags & TEXT) !== 0) return true;
    if (!checker.isArrayLikeType(type)) return type.getSymbol()?.name === 'Iterable';
    return checker.getTypeArguments(type as ts.TypeReference).some((each) => mayBeText(each, seen));
  }
}

const TEXT =
  ts.TypeFlags.StringLike |
  ts.TypeFlags.NumberLike |
  ts.TypeFlags.BigIntLike |
  ts.TypeFlags.Any |
  ts.TypeFlags.Unknown;

/** A package's types say of every component that it may render a text. */
function isOurs(declaration: ts.Declaration | undefined): boolean {
  const file = declaration?.getSourceFile().fileName ?? '';
  return file !== '' && !file.includes('/node_modules/');
}
