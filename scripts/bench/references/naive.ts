import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import middy from '@middy/core';
import httpRouter, { type Route } from '@middy/http-router';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import jwt from 'jsonwebtoken';
import { z } from 'zod';

/*
 * The stack that guides recommend, as they write it: what our Lambdas are measured against. All seven commands of the
 * document client are in it, since a domain with data needs them; 55 routes, as a service of this size has.
 */

type Reply = APIGatewayProxyStructuredResultV2;

const ROUTES = 55;
const SECRET = 'a-secret-of-a-service-that-keeps-it-in-its-environment';

const client = DynamoDBDocumentClient.from(
  new DynamoDBClient({
    region: process.env['AWS_REGION'] ?? 'eu-central-1',
    endpoint: process.env['DYNAMODB_ENDPOINT'] ?? '',
  }),
);

const Params = z.object({ id: z.uuid() });

/** What the other routes would call; they keep the commands in the bundle. */
const commands = [
  BatchGetCommand,
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
];

async function read(event: APIGatewayProxyEventV2): Promise<Reply> {
  jwt.verify(String(event.headers['authorization']).slice('Bearer '.length), SECRET, { algorithms: ['HS256'] });
  const { id } = Params.parse(event.pathParameters);
  const found = await client.send(new GetCommand({ TableName: 'tonus', Key: { pk: `RUN#${id}`, sk: 'RUN' } }));
  return { statusCode: found.Item ? 200 : 404, body: JSON.stringify(found.Item ?? null) };
}

const routes: Route<APIGatewayProxyEventV2, Reply>[] = Array.from({ length: ROUTES }, (_, index) => ({
  method: 'GET',
  path:
    index === ROUTES - 1 ? '/api/frames/{id}' : `/api/things-${index}/{id}/${commands[index % commands.length]?.name}`,
  handler: read,
}));

/** One function for the whole API. */
export const handler = middy<APIGatewayProxyEventV2, Reply>().handler(httpRouter(routes));

/** A token this service accepts. */
export const signToken = (): string => jwt.sign({ sub: 'somebody' }, SECRET, { algorithm: 'HS256', expiresIn: '15m' });
