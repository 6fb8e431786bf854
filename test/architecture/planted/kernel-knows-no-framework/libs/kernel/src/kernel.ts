// wrong: the kernel is tied to a framework
import { Injectable } from '@nestjs/common';

export const kernel = Injectable;
