<?php

namespace Pusher;

class ApiErrorException extends \RuntimeException
{
}
