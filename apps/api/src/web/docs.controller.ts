import { Controller, Get, Header, Inject } from '@nestjs/common';
import { apiDocument, operationsByTag } from '@lyceum/contracts';
import { DOCS_SEARCH, docsPage } from './docs-page.ts';
import { type Config, CONFIG } from '../platform/config.ts';
import { AnswersAll } from '../platform/http/operation.decorator.ts';

const VERSION = '0.1.0';

/** Serves the API documentation as OpenAPI JSON and as a page. */
@AnswersAll()
@Controller('api')
export class DocsController {
  /** Built at the first request. It takes 100 ms, which would delay every start. */
  private built: { text: string; page: string } | null = null;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  @Get('openapi.json')
  @Header('Content-Type', 'application/json; charset=utf-8')
  openapi(): string {
    return this.documentation().text;
  }

  @Get('docs')
  @Header('Content-Type', 'text/html; charset=utf-8')
  docs(): string {
    return this.documentation().page;
  }

  @Get('docs/style.css')
  @Header('Content-Type', 'text/css; charset=utf-8')
  style(): string {
    return STYLE;
  }

  @Get('docs/search.js')
  @Header('Content-Type', 'text/javascript; charset=utf-8')
  searchScript(): string {
    return DOCS_SEARCH;
  }

  private documentation(): { text: string; page: string } {
    this.built ??= buildDocumentation(this.config.publicUrl);
    return this.built;
  }
}

/** Builds the JSON document, about a megabyte, and the readable page. Both are the same for everyone. */
function buildDocumentation(publicUrl: string): { text: string; page: string } {
  const document = apiDocument(VERSION, publicUrl);
  return { text: JSON.stringify(document), page: docsPage(operationsByTag, document) };
}

const STYLE = `
:root { color-scheme: light dark; --ground: #faf9f6; --surface: #fff; --ink: #1d1b18; --soft: #5c574f; --line: #e6e2da; --accent: #0b5246; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #161513; --surface: #1e1d1a; --ink: #f1eee8; --soft: #b9b3a8; --line: #34312b; --accent: #7ed6c3; }
}
* { box-sizing: border-box; }
body { margin: 0; padding: 2rem 1rem 4rem; background: var(--ground); color: var(--ink); font: 15px/1.55 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; }
h1, h2 { font-family: Georgia, serif; line-height: 1.28; }
h2 { margin: 2.5rem 0 .25rem; }
section > p { margin: 0 0 .75rem; color: var(--soft); }
section { scroll-margin-top: 1rem; }
label { display: block; font-weight: 600; margin-bottom: .25rem; }
input { width: 100%; min-height: 2.75rem; padding: .5rem .75rem; font: inherit; color: inherit; background: var(--surface); border: 1px solid var(--soft); border-radius: 10px; }
input:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
#found { min-height: 1.55em; margin: .25rem 0; color: var(--soft); }
nav ul { list-style: none; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: .25rem 1rem; }
nav a { display: inline-block; padding: .25rem 0; }
pre { overflow-x: auto; padding: .75rem; border: 1px solid var(--line); border-radius: 8px; }
[hidden] { display: none; }
a { color: var(--accent); }
details { background: var(--surface); border: 1px solid var(--line); border-radius: 12px; margin: .5rem 0; }
summary { padding: .75rem 1rem; cursor: pointer; overflow-wrap: anywhere; }
summary:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 12px; }
.method { display: inline-block; min-width: 4.5rem; font-weight: 600; color: var(--accent); }
.about { color: var(--soft); display: block; }
.inside { padding: 0 1rem 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: .35rem .5rem .35rem 0; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
code { font-size: .93em; }
`;
