import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { filesBelow } from './fingerprint.mjs';

/** Schemas that a module owns beside the one of its own name. */
const alsoOwns = { identity: ['directory'] };

/** What every module may join: names and pictures of members, and their cards. */
const shared = ['directory.member_card', 'directory.cards'];

const modulesFolder = 'apps/api/src/modules';
const looksLikeSql = /\b(select|insert\s+into|update|delete\s+from|from|join|truncate|lock\s+table)\b/i;

/**
 * Finds SQL in a module that names another module's tables: an import rule cannot see what two modules share through
 * the database. Answers one finding per place: the rule, the file, what it names.
 */
export function sqlViolations(folder) {
  const schemas = knownSchemas(folder);
  return filesBelow([modulesFolder], folder)
    .filter((file) => /\.ts$/.test(file) && !/\.(spec|d)\.ts$/.test(file))
    .flatMap((file) => violationsIn(file, folder, schemas));
}

/** Every module may have a schema of its name; the kernel's and other schemas stand in the migrations. */
function knownSchemas(folder) {
  const modules = join(folder, modulesFolder);
  const names = existsSync(modules) ? readdirSync(modules) : [];
  const migrations = filesBelow(['migrations'], folder).map((file) => readFileSync(file, 'utf8'));
  const created = migrations.flatMap((text) => [...text.matchAll(/create schema (?:if not exists )?(\w+)/gi)]);
  return new Set([...names, 'directory', ...created.map(([, name]) => name)]);
}

function violationsIn(file, folder, schemas) {
  const path = relative(folder, file);
  const [module] = relative(join(folder, modulesFolder), file).split(/[\\/]/);
  const own = new Set([module, ...(alsoOwns[module] ?? [])]);
  const named = sqlTexts(file).flatMap((text) => [...text.matchAll(/(?<![\w.@:/])([a-z_]+)\.([a-z_]+)\b/g)]);
  const foreign = named
    .filter(([name, schema]) => schemas.has(schema) && !own.has(schema) && !shared.includes(name))
    .map(([name]) => name);
  return [...new Set(foreign)].map((name) => ({ rule: 'sql-names-own-schema', from: path, to: name }));
}

/** The texts of a file that are SQL: what the tag `sql` stands before, and any other text that reads like it. */
function sqlTexts(file) {
  // Only here, since TypeScript takes a moment to load.
  const ts = createRequire(import.meta.url)('typescript');
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const texts = [];
  const visit = (node) => {
    const text = literalText(ts, node);
    if (text !== null && (isTagged(ts, node.parent) || looksLikeSql.test(text))) texts.push(text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

/** A template's fixed parts are joined by blanks, so that no two of them grow into a name. */
function literalText(ts, node) {
  if (ts.isStringLiteralLike(node)) return ts.isImportDeclaration(node.parent) ? null : node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' ? ');
}

const isTagged = (ts, node) => ts.isTaggedTemplateExpression(node) && /^(sql|raw)\b/.test(node.tag.getText());
