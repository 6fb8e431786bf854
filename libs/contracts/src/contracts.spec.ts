import { apiDocument, exampleBody, type Operation, operations } from './index.ts';

const all = Object.entries(operations) as [string, Operation][];
const document = apiDocument('0.0.0', 'https://community.example');

interface Described {
  summary: string;
  description: string;
  tags: string[];
  security: Record<string, string[]>[];
  responses: Record<string, object>;
}
const described = Object.values(document.paths)
  .flatMap((methods) => Object.values(methods) as (Described & { operationId: string })[])
  .map((operation): [string, Described] => [operation.operationId, operation]);

describe('the contracts', () => {
  it.each(all)('%s declares exactly the parameters that stand in its path', (_, { path, params }) => {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(Object.keys(params?.shape ?? {}).sort()).toEqual(inPath.sort());
  });

  it.each(all)('%s says who may call it and what it refuses', (_, operation) => {
    const expected = [
      ...(operation.permission === 'public' ? [] : [401]),
      ...(['moderator', 'admin'].includes(operation.permission) ? [403] : []),
      ...(operation.method === 'GET' || operation.oneClick ? [] : [419]),
    ];
    expect(operation.errors).toEqual(expect.arrayContaining(expected));
  });
});

describe('the OpenAPI document', () => {
  it('is 3.1, holds every operation and the authorization of channels, and can be written as JSON', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(described).toHaveLength(all.length + 1);
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });

  it('has a server, and security schemes that every operation names', () => {
    expect(document.servers.map(({ url }) => url)).toEqual(['https://community.example']);
    const schemes = Object.keys(document.components.securitySchemes);
    for (const [name, { security }] of described) {
      expect([name, security.length]).not.toEqual([name, 0]);
      expect(schemes).toEqual(expect.arrayContaining(security.flatMap(Object.keys)));
    }
  });

  it.each<[keyof typeof operations, object[]]>([
    ['showTopic', [{}, { session: [] }, { token: [] }]],
    ['postTopic', [{ session: [], csrf: [] }, { token: [] }]],
    ['createToken', [{ session: [], csrf: [] }]],
    ['login', [{ csrf: [] }, { session: [], csrf: [] }, { token: [] }]],
  ])('tells how to call %s', (name, security) => {
    expect(new Map(described).get(name)!.security).toEqual(security);
  });

  it('has one described tag, a summary, a description, a success and a refusal for every operation', () => {
    const tags = document.tags.filter(({ description }) => description).map(({ name }) => name);
    expect(new Set(tags).size).toBe(document.tags.length);
    for (const [name, operation] of described) {
      expect([name, operation.tags.filter((tag) => tags.includes(tag)).length]).toEqual([name, 1]);
      expect([name, operation.summary, operation.description]).toEqual([
        name,
        expect.stringMatching(/\S/),
        expect.stringMatching(/\S/),
      ]);
      const statuses = Object.keys(operation.responses).join(' ');
      expect([name, statuses]).toEqual([name, expect.stringMatching(/\b2\d\d\b.*\b4\d\d\b/)]);
    }
    expect(new Set(described.map(([name]) => name)).size).toBe(described.length);
  });

  it('names the shapes that answers share, and refers only to names that exist', () => {
    const schemas = document.components.schemas as Record<string, unknown>;
    expect(Object.keys(schemas)).toEqual(
      expect.arrayContaining(['Error', 'Topic', 'Comment', 'Member', 'Course', 'Event', 'Group', 'ListMeta']),
    );
    expect(document.paths['/api/v3/topics/{id}']!.get).toMatchObject({
      responses: {
        200: {
          content: {
            'application/json': {
              schema: {
                properties: {
                  data: {
                    anyOf: [{ $ref: '#/components/schemas/Topic' }, { $ref: '#/components/schemas/TopicPreview' }],
                  },
                },
              },
            },
          },
        },
      },
    });
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)];
    expect(references.length).toBeGreaterThan(1000);
    const components: Record<string, object> = document.components;
    for (const [, kind, name] of references) expect(Object.keys(components[kind!]!)).toContain(name);
  });

  it.each(all.filter(([, { body }]) => body))('%s has an example body that it accepts', (_, operation) => {
    expect(exampleBody(operation)).toBeDefined();
  });

  /** Addresses of the specification. `{thread}` is a number, so the server can tell them apart. */
  const AMBIGUOUS = '/api/v4/inbox/messages/{id}';

  it('has no two paths that one address fits, besides those of the inbox', () => {
    const paths = Object.keys(document.paths).map((path) => [path, path.split('/')] as const);
    const isVariable = (part: string | undefined) => part!.startsWith('{');
    const fits = (one: readonly string[], other: readonly string[]) =>
      one.length === other.length &&
      one.every((part, index) => part === other[index] || isVariable(part) || isVariable(other[index]));
    // A path with more fixed parts wins, as OpenAPI says.
    const isMoreConcrete = (one: readonly string[], other: readonly string[]) =>
      one.every((part, index) => part === other[index] || isVariable(other[index]));
    const ambiguous = paths.flatMap(([path, parts], index) =>
      paths
        .slice(index + 1)
        .filter(([, others]) => fits(parts, others) && !isMoreConcrete(parts, others) && !isMoreConcrete(others, parts))
        .map(([other]) => [path, other]),
    );
    expect(ambiguous.filter((pair) => !pair.includes(AMBIGUOUS))).toEqual([]);
  });

  it('describes a body’s limits, so that integrators need not guess', () => {
    const { requestBody } = document.paths['/conversations']!.post as {
      requestBody: { content: { 'application/json': { schema: { properties: Record<string, object> } } } };
    };
    const { properties } = requestBody.content['application/json'].schema;
    expect(properties.title).toMatchObject({ type: 'string', minLength: 1, maxLength: 100 });
  });

  it('says of what takes a form or a body that it takes either (part 3 §7, the avatar)', () => {
    const { requestBody } = document.paths['/api/v3/profile/me/avatar']!.post as {
      requestBody: { content: Record<string, { schema: { properties: object; required: string[] } }> };
    };
    expect(Object.keys(requestBody.content)).toEqual(['application/json', 'multipart/form-data']);
    expect(requestBody.content['multipart/form-data']!.schema.properties).toHaveProperty('avatar.format', 'binary');
  });
});
