import { parentPort } from 'node:worker_threads';
import type { Delivered, Order } from './painter.ts';
import { pngOf } from './png.ts';

async function deliver({ id, drawing }: Order): Promise<Delivered> {
  try {
    return { id, png: await pngOf(drawing) };
  } catch (error) {
    return { id, trouble: String(error) };
  }
}

parentPort?.on('message', async (order: Order) => parentPort?.postMessage(await deliver(order)));
