import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** A request as the gateway hands it over, payload 2.0. */
export type HttpEvent = APIGatewayProxyEventV2;
