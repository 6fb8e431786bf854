import { Controller, Get, Header } from '@nestjs/common';
import { broadcasting, openApi, type Operation, operations, operationsByModule } from '@lyceum/contracts';
import { docsPage } from './docs-page.ts';
import { AnswersAll } from '../platform/http/operation.decorator.ts';

const VERSION = '0.1.0';

/** Serves the API documentation as OpenAPI JSON and as a page. */
@AnswersAll()
@Controller('api')
export class DocsController {
  /** Built at the first request. It takes 100 ms, which would delay every start. */
  private made: { text: string; page: string } | null = null;

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

  private documentation(): { text: string; page: string } {
    this.made ??= buildDocumentation();
    return this.made;
  }
}

/** Builds the JSON document, about a megabyte, and the readable page. Both are the same for everyone. */
function buildDocumentation(): { text: string; page: string } {
  const realtime = { authorizeChannels: broadcasting.authorizeChannels };
  const document = openApi({ ...(operations as Record<string, Operation>), ...realtime }, VERSION);
  return { text: JSON.stringify(document), page: docsPage([...operationsByModule, ['realtime', realtime]], document) };
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
h2 { margin: 2.5rem 0 .75rem; text-transform: capitalize; }
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
