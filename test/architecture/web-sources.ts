import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

const APPS = join(__dirname, '../../apps');
export const MEMBER_APP = join(APPS, 'member-web/src');
export const CONSOLE = join(APPS, 'admin-web/src');

/** A file that another one fetches, with the texts that come along (`withTexts`). */
interface Fetched {
  path: string;
  brings: TextsName[];
}

/** By which name which file exports them. */
export interface TextsName {
  file: string;
  name: string;
}

/** What a file of the app imports, fetches when it is needed, and which strings stand in it. */
export interface Source {
  path: string;
  imports: string[];
  fetches: Fetched[];
  /** The texts that it declares for the first screen: those that stand in a list. */
  declares: TextsName[];
  strings: Set<string>;
  /** Of strings that are put together: what is computed stands for any one segment. */
  templates: RegExp[];
}

const TEXTS = /\/texts\/index\.ts$/;
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function parsed(path: string): Source {
  const root = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const source: Source = { path, imports: [], fetches: [], declares: [], strings: new Set(), templates: [] };
  const texts = new Map<string, TextsName>();
  const fileOf = ({ text }: ts.StringLiteral): string => join(dirname(path), text);
  const isFetch = (node: ts.Node): node is ts.CallExpression =>
    ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;

  const visit = (node: ts.Node, brings: TextsName[]): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      if (node.moduleSpecifier) importing(node, fileOf(node.moduleSpecifier as ts.StringLiteral));
      return;
    }
    if (isFetch(node)) return void source.fetches.push({ path: fileOf(node.arguments[0] as ts.StringLiteral), brings });
    if (ts.isCallExpression(node) && node.expression.getText() === 'withTexts') {
      brings = node.arguments.slice(1).map((given) => texts.get(given.getText())!);
    }
    if (ts.isArrayLiteralExpression(node)) {
      source.declares.push(...node.elements.flatMap((each) => texts.get(each.getText()) ?? []));
    }
    if (ts.isStringLiteralLike(node)) source.strings.add(node.text);
    if (ts.isTemplateExpression(node)) {
      const parts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
      source.templates.push(new RegExp(`^${parts.map(escaped).join('[^.]+')}$`));
    }
    ts.forEachChild(node, (child) => visit(child, brings));
  };

  function importing(node: ts.ImportDeclaration | ts.ExportDeclaration, file: string): void {
    const clause = ts.isImportDeclaration(node) ? node.importClause : undefined;
    if (clause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return;
    if (!TEXTS.test(file)) return void source.imports.push(file);
    for (const { name } of (clause?.namedBindings as ts.NamedImports).elements) {
      texts.set(name.text, { file, name: name.text });
    }
  }

  visit(root, []);
  return source;
}

/** The sources of an app by their paths, without tests and texts. */
export const sources = (app: string): Map<string, Source> =>
  new Map(
    globSync('**/*.{ts,tsx}', { cwd: app })
      .filter((file) => !/\.spec\.tsx?$|\.d\.ts$|^testing\/|\/texts\/(index|(first\.)?(en|nl))\.ts$/.test(file))
      .map((file) => [join(app, file), parsed(join(app, file))]),
  );
