import { openApi, type Operation, operations } from './index.ts';

const all = Object.entries(operations) as [string, Operation][];
const document = openApi(operations as Record<string, Operation>, '0.0.0');

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
  it('is 3.1, holds every operation, and can be written as JSON', () => {
    expect(document.openapi).toBe('3.1.0');
    const described = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    expect(described).toHaveLength(all.length);
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
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
